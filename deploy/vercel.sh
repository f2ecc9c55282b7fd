#!/bin/sh
# Build command of Vercel: the built site in the form of its Build Output API, with its headers and redirects.
set -e
npm run build
mkdir -p .vercel/output
cp -R dist .vercel/output/static
cp dist/_vercel.json .vercel/output/config.json

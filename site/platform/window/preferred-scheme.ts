export function preferredScheme(): "dark" | "light" {
  return matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark";
}

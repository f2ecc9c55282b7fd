/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_BUILD_YEAR: string;
  readonly VITE_SITE_URL?: string;
  readonly VITE_PREVIEW?: string;
  readonly VITE_COUNT_VIEWS?: string;
  readonly VITE_CONTENTFUL_SPACE_ID?: string;
  readonly VITE_CONTENTFUL_ACCESS_TOKEN?: string;
  readonly VITE_CONTENTFUL_ENVIRONMENT?: string;
  readonly VITE_CONTENTFUL_ORIGIN?: string;
  readonly VITE_BOOKING_URL?: string;
  readonly VITE_GA_MEASUREMENT_ID?: string;
  readonly VITE_EMAILJS_PUBLIC_KEY?: string;
  readonly VITE_EMAILJS_SERVICE_ID?: string;
  readonly VITE_EMAILJS_TEMPLATE_ID?: string;
  readonly VITE_EMAILJS_CONSULTATION_TEMPLATE_ID?: string;
  readonly VITE_EMAILJS_ORIGIN?: string;
}

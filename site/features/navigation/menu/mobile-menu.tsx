import { useEffect, useRef, type MouseEvent, type ReactNode } from "react";
import { siteConfig } from "#folder/site.config.ts";
import { useCopy, usePathTo } from "../../../platform/page/page-context.tsx";
import { useMinimumWidth } from "../../../platform/window/use-minimum-width.ts";
import { ButtonLink } from "../../../ui/button/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { BrandMark } from "../brand-mark.tsx";
import { Drawing } from "../../../ui/drawing.tsx";
import { sections } from "./sections.ts";
import "./mobile-menu.css";

export const mobileMenuId = "site-menu";

const desktopRem = 64;

/** A native modal dialog, which opens without JavaScript too (§2). */
export function MobileMenu({ languageSwitch }: { languageSwitch: ReactNode }) {
  const copy = useCopy("nav");
  const pathTo = usePathTo();
  const dialog = useRef<HTMLDialogElement>(null);
  const isDesktop = useMinimumWidth(desktopRem);

  useEffect(() => {
    if (isDesktop) dialog.current?.close();
  }, [isDesktop]);

  function closeOnLink(event: MouseEvent): void {
    if (event.target instanceof Element && event.target.closest("a") !== null) {
      dialog.current?.close();
    }
  }

  return (
    // Enter on a link is a click.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      id={mobileMenuId}
      className="mobile-menu"
      aria-label={copy.menu}
      ref={dialog}
      onClick={closeOnLink}
    >
      <div className="mobile-menu-bar">
        <a href={pathTo("home")} className="brand">
          <BrandMark />
          {siteConfig.brand}
        </a>
        <button
          type="button"
          className="icon-button"
          commandfor={mobileMenuId}
          command="close"
          aria-label={copy.closeMenu}
        >
          <Icon name="close" />
        </button>
      </div>
      <nav aria-label={copy.label}>
        <ul>
          {sections.map((section) => (
            <li key={section}>
              <a href={pathTo(section)}>
                {copy[section]}
                <Drawing name={`menu-${section}`} width={80} height={30} />
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mobile-menu-foot">
        {languageSwitch}
        <ButtonLink href={pathTo("consultations")}>{copy.bookShort}</ButtonLink>
      </div>
    </dialog>
  );
}

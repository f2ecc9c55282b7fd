import type { ReactNode } from "react";
import { siteConfig } from "#folder/site.config.ts";
import { useCopy, usePage, usePathTo } from "../../platform/page/page-context.tsx";
import { useInvokerCommands } from "../../platform/window/use-invoker-commands.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { BrandMark } from "./brand-mark.tsx";
import { MobileMenu, mobileMenuId } from "./menu/mobile-menu.tsx";
import { isSection, sections } from "./menu/sections.ts";
import "./site-header.css";

type SiteHeaderProps = {
  notice: ReactNode;
  languageSwitch: ReactNode;
  menuLanguageSwitch: ReactNode;
};

export function SiteHeader({ notice, languageSwitch, menuLanguageSwitch }: SiteHeaderProps) {
  const copy = useCopy("nav");
  const pathTo = usePathTo();
  const { data } = usePage();
  useInvokerCommands();
  return (
    <>
      <a className="skip-link" href="#main">
        {copy.skip}
      </a>
      {notice}
      <header className="site-header">
        <div className="site-header-bar">
          <a href={pathTo("home")} className="brand">
            <BrandMark />
            {siteConfig.brand}
          </a>
          <nav className="site-nav" aria-label={copy.label}>
            <ul>
              {sections.map((section) => (
                <li key={section}>
                  <a
                    href={pathTo(section)}
                    aria-current={isSection(section, data.route) ? "page" : undefined}
                  >
                    {copy[section]}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          {languageSwitch}
          <ButtonLink href={pathTo("consultations")} look="outline" className="site-header-book">
            {copy.book}
          </ButtonLink>
          <button
            type="button"
            className="icon-button site-header-menu"
            commandfor={mobileMenuId}
            command="show-modal"
            aria-haspopup="dialog"
            aria-label={copy.openMenu}
          >
            <Icon name="menu" />
          </button>
        </div>
      </header>
      <MobileMenu languageSwitch={menuLanguageSwitch} />
    </>
  );
}

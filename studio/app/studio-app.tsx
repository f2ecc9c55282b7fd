import { useEffect, useState } from "react";
import { FilesContext, useOpenFiles } from "./use-files.ts";
import { ConflictPanel } from "./shell/conflict-panel.tsx";
import { Navigation } from "./shell/navigation.tsx";
import { PreviewPane } from "./shell/preview-pane.tsx";
import { SaveBar } from "./shell/save-bar.tsx";
import { CurrentView } from "./views/current-view.tsx";
import { LanguageContext, type Language } from "./words.ts";

const languageKey = "studio-language";

export function StudioApp({ nonce }: { nonce: string }) {
  const [language, setLanguage] = useState<Language>(
    window.localStorage.getItem(languageKey) === "en" ? "en" : "es",
  );
  useEffect(() => {
    document.documentElement.lang = language;
    window.localStorage.setItem(languageKey, language);
  }, [language]);
  return (
    <LanguageContext value={language}>
      <Studio nonce={nonce} choose={setLanguage} />
    </LanguageContext>
  );
}

function Studio({ nonce, choose }: { nonce: string; choose: (language: Language) => void }) {
  const files = useOpenFiles();
  const [isPreviewing, setPreviewing] = useState(false);
  return (
    <FilesContext value={files}>
      <div className={isPreviewing ? "studio with-preview" : "studio"}>
        <SaveBar
          choose={choose}
          isPreviewing={isPreviewing}
          togglePreview={() => setPreviewing(!isPreviewing)}
        />
        <Navigation />
        <main id="main" tabIndex={-1}>
          {files.conflict !== undefined && <ConflictPanel conflict={files.conflict} />}
          {Object.keys(files.files).length > 0 && <CurrentView nonce={nonce} />}
        </main>
        {isPreviewing && <PreviewPane />}
      </div>
    </FilesContext>
  );
}

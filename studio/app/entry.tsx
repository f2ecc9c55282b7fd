import { createRoot } from "react-dom/client";
import { StudioApp } from "./studio-app.tsx";
import "../../design/tokens.css";
import "../../design/fonts.css";
import "./studio.css";
import "./fields/fields.css";
import "./posts/posts.css";
import "./shell/shell.css";

const root = document.querySelector<HTMLElement>("#studio");
if (root !== null) {
  document.documentElement.dataset["fonts"] = "";
  createRoot(root).render(<StudioApp nonce={root.dataset["nonce"] ?? ""} />);
}

import { useLocale } from "../../../platform/page/page-context.tsx";

type QuestionDrawingProps = { id: string; caption: string };

/** The drawing of a case that shows what an answer to a question looks like (`art/report-pictures`). */
export function QuestionDrawing({ id, caption }: QuestionDrawingProps) {
  const locale = useLocale();
  const base = `/images/questions/${id}`;
  return (
    <figure>
      <picture>
        <source
          media="(width >= 88rem)"
          srcSet={`${base}.middle.${locale}.svg`}
          width="560"
          height="320"
        />
        <img src={`${base}.${locale}.svg`} alt="" width="320" height="250" loading="lazy" />
      </picture>
      <figcaption className="caption">{caption}</figcaption>
    </figure>
  );
}

import { useId, type RefObject } from "react";
import { useCopy } from "../../../platform/page/page-context.tsx";
import { Icon } from "../../../ui/icon.tsx";

type SearchFieldProps = {
  field: RefObject<HTMLInputElement | null>;
  onChange: (text: string) => void;
  onSubmit: (text: string) => void;
};

/** Filters as the visitor types; the browser submits the form before the app has started. */
export function SearchField({ field, onChange, onSubmit }: SearchFieldProps) {
  const { search } = useCopy("blog");
  const id = useId();
  return (
    <form
      className="blog-search"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(field.current?.value ?? "");
      }}
    >
      <label htmlFor={id} className="visually-hidden">
        {search.label}
      </label>
      <Icon name="search" />
      <input
        id={id}
        ref={field}
        type="search"
        name="q"
        placeholder={search.label}
        autoComplete="off"
        enterKeyHint="search"
        onChange={({ target }) => onChange(target.value)}
      />
    </form>
  );
}

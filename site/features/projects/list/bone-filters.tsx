import "./bone-filters.css";

/** Draw the accent of a picture as raw: in the color of text, dark on a light ground. Grays stay as they are. */
const shares = {
  dark: "1 0 0 0 0 .85 .15 0 0 0 .9 0 .1 0 0 0 0 0 1 0",
  light: ".1 0 .9 0 0 -.75 1 .75 0 0 0 0 1 0 0 0 0 0 1 0",
};

/** The filters that `--bone` names. */
export function BoneFilters() {
  return (
    <svg className="visually-hidden" colorInterpolationFilters="sRGB" aria-hidden="true">
      {Object.entries(shares).map(([scheme, values]) => (
        <filter key={scheme} id={`bone-${scheme}`}>
          <feColorMatrix values={values} />
        </filter>
      ))}
    </svg>
  );
}

/** Returns the title that a file's name gives: `ventas_2024.csv` is "Ventas 2024". */
export function titleFile(file: string): string {
  const spaced = file
    .replace(/\.\w+$/, "")
    .replaceAll(/[_-]+/g, " ")
    .trim();
  return spaced.slice(0, 1).toUpperCase() + spaced.slice(1);
}

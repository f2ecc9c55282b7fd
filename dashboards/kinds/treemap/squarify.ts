import type { Box } from "../../scene/scene.ts";

/**
 * Divides a rectangle into one for each weight, areas in proportion and as square as possible (Bruls, Huizing, van Wijk
 * 2000). Weights must be above 0 and in descending order.
 */
export function squarify(weights: readonly number[], box: Box): Box[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const scale = (box.width * box.height) / total;
  const boxes: Box[] = [];
  let rest = box;
  let row: number[] = [];
  for (const weight of weights) {
    const area = weight * scale;
    const side = Math.min(rest.width, rest.height);
    if (row.length > 0 && worst([...row, area], side) > worst(row, side)) {
      rest = placeRow(row, rest, boxes);
      row = [];
    }
    row.push(area);
  }
  placeRow(row, rest, boxes);
  return boxes;
}

/** Returns the largest ratio of sides in a row along `side`. */
function worst(row: readonly number[], side: number): number {
  const sum = row.reduce((all, area) => all + area, 0);
  const [least, most] = [Math.min(...row), Math.max(...row)];
  return Math.max((side * side * most) / (sum * sum), (sum * sum) / (side * side * least));
}

function placeRow(row: readonly number[], rest: Box, boxes: Box[]): Box {
  const sum = row.reduce((all, area) => all + area, 0);
  const isUpright = rest.width >= rest.height;
  const thick = sum / (isUpright ? rest.height : rest.width);
  let at = isUpright ? rest.y : rest.x;
  for (const area of row) {
    const long = area / thick;
    boxes.push(
      isUpright
        ? { x: rest.x, y: at, width: thick, height: long }
        : { x: at, y: rest.y, width: long, height: thick },
    );
    at += long;
  }
  return isUpright
    ? { ...rest, x: rest.x + thick, width: rest.width - thick }
    : { ...rest, y: rest.y + thick, height: rest.height - thick };
}

/** Day of a row without a date. */
export const noDay = -2_147_483_648;

/** A column of values, a row each. */
export type ParsedColumn =
  | {
      kind: "text";
      labels: readonly string[];
      /** Label of each row; -1 is no value. */
      codes: Int32Array;
    }
  | {
      kind: "number";
      decimals: number;
      /** Whole numbers, scaled by 10^decimals; NaN is no value. */
      values: Float64Array;
    }
  | {
      kind: "date";
      /** Days since 1970-01-01; `noDay` is no value. */
      days: Int32Array;
      /** Minutes of the day; -1 is none. */
      minutes?: Int16Array;
    }
  | {
      kind: "time";
      /** Minutes of the day; -1 is no value. */
      minutes: Int16Array;
    };

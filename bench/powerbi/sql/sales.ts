import type { FiguresInSql } from "../compare-figures.ts";

export const figures: FiguresInSql = {
  filters: [
    { table: "Product", column: "Category" },
    { table: "Product", column: "Brand" },
    { table: "Customer", column: "Country" },
    { table: "Store", column: "Status" },
    { table: "Calendar", column: "Year" },
  ],
  from: {
    sales: `Sales
      left join Customer using (CustomerKey)
      left join Product on Sales.ProductKey = Product.ProductKey
      left join Store on Sales.StoreKey = Store.StoreKey
      left join Calendar on Sales."Order Date" = Calendar.Date`,
    // A date is that of a year later, whose last year it is.
    before: `Sales
      left join Customer using (CustomerKey)
      left join Product on Sales.ProductKey = Product.ProductKey
      left join Store on Sales.StoreKey = Store.StoreKey
      join Calendar on Sales."Order Date" + interval 1 year = Calendar.Date`,
    product: "Product",
    customer: "Customer",
    store: "Store",
  },
  measures: {
    "# Customers (with Sales)": "{sales: count(distinct CustomerKey)}",
    "# Products (with Sales)": "{sales: count(distinct Sales.ProductKey)}",
    "Sales Qty": "{sales: sum(Quantity)}",
    "Sales Amount": `{sales: sum(Quantity * "Net Price")}`,
    Margin: `{sales: sum(Quantity * ("Net Price" - Sales."Unit Cost"))}`,
    "Margin %": `{sales: sum(Quantity * ("Net Price" - Sales."Unit Cost")) / nullif(sum(Quantity * "Net Price"), 0)}`,
    "Sales Amount (LY)": `{before: sum(Quantity * "Net Price")}`,
    "Margin (ly)": `{before: sum(Quantity * ("Net Price" - Sales."Unit Cost"))}`,
    "Sales Amount  (Δ LY)": `coalesce({sales: sum(Quantity * "Net Price")}, 0) - coalesce({before: sum(Quantity * "Net Price")}, 0)`,
    "Sales Amount  (% Δ LY)": `{sales: sum(Quantity * "Net Price")} / nullif({before: sum(Quantity * "Net Price")}, 0) - 1`,
    "# Sales": "{sales: count(*)}",
    "Sales Amount Avg per Day": `{sales: sum(Quantity * "Net Price") / count(distinct "Order Date")}`,
    Cost: `{sales: sum(Quantity * Sales."Unit Cost")}`,
    "# Products": "{product: count(*)}",
    "# Customers": "{customer: count(*)}",
    "# Stores": "{store: count(*)}",
  },
};

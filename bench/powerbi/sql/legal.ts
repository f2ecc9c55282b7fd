import type { FiguresInSql } from "../compare-figures.ts";

const billings = `fact_billings
  left join dim_date using (DateKey)
  left join dim_matter on fact_billings.MatterKey = dim_matter.MatterKey
  left join dim_client on fact_billings.ClientKey = dim_client.ClientKey
  left join dim_office on fact_billings.OfficeKey = dim_office.OfficeKey
  left join dim_practice on fact_billings.PracticeKey = dim_practice.PracticeKey`;
const time = `fact_time_entries
  left join dim_date using (DateKey)
  left join dim_matter on fact_time_entries.MatterKey = dim_matter.MatterKey
  left join dim_attorney on fact_time_entries.AttorneyKey = dim_attorney.AttorneyKey
  left join dim_office on fact_time_entries.OfficeKey = dim_office.OfficeKey
  left join dim_practice on fact_time_entries.PracticeKey = dim_practice.PracticeKey`;
const legacy = `fact_legacy_report_inventory
  left join dim_office on OwningOfficeKey = dim_office.OfficeKey
  left join dim_practice on OwningPracticeKey = dim_practice.PracticeKey`;
const requests = `fact_requirements_backlog
  left join dim_office using (OfficeKey)
  left join dim_practice using (PracticeKey)`;

export const figures: FiguresInSql = {
  filters: [
    { table: "dim_office", column: "Region" },
    { table: "dim_practice", column: "PracticeGroup" },
    { table: "dim_client", column: "Industry" },
    { table: "dim_date", column: "Year" },
    { table: "dim_matter", column: "MatterType" },
  ],
  from: {
    billings,
    time,
    legacy,
    requests,
    refresh: "fact_refresh_log left join dim_date using (DateKey)",
    matter: "dim_matter",
    client: "dim_client",
  },
  measures: {
    "Total Billings": "{billings: sum(BillingAmount)}",
    "Total Fees": "{billings: sum(FeeAmount)}",
    "Total Costs": "{billings: sum(CostAmount)}",
    "Gross Margin": "{billings: sum(FeeAmount) - sum(CostAmount)}",
    "Gross Margin %": "{billings: (sum(FeeAmount) - sum(CostAmount)) / nullif(sum(FeeAmount), 0)}",
    "Cash Collected": "{billings: sum(CashCollected)}",
    "Collection Rate": "{billings: sum(CashCollected) / nullif(sum(BillingAmount), 0)}",
    "AR Outstanding": "{billings: sum(AROutstanding)}",
    "WIP Amount": "{billings: sum(WIPAmount)}",
    "Billed Hours": "{billings: sum(BilledHours)}",
    "Average Bill Rate": "{billings: sum(FeeAmount) / nullif(sum(BilledHours), 0)}",
    "Total Hours": "{time: sum(Hours)}",
    "Billable Hours": "{time: sum(Hours) filter (where WorkType = 'Billable')}",
    "Nonbillable Hours": "{time: sum(Hours) filter (where WorkType <> 'Billable')}",
    "Billable %": "{time: sum(Hours) filter (where WorkType = 'Billable') / nullif(sum(Hours), 0)}",
    "Realization Rate":
      "{billings: sum(BilledHours)} / nullif({time: sum(Hours) filter (where WorkType = 'Billable')}, 0)",
    "Active Matters": "{matter: count(distinct MatterKey)}",
    "Open Matters": "{matter: count(distinct MatterKey) filter (where MatterStatus <> 'Closed')}",
    "On Hold Matters":
      "{matter: count(distinct MatterKey) filter (where MatterStatus = 'On Hold')}",
    "Active Clients": "{client: count(distinct ClientKey)}",
    "Legacy Reports": "{legacy: count(*)}",
    "Reports Migrated": "{legacy: count(*) filter (where MigrationStatus = 'Migrated')}",
    "Reports Validated": "{legacy: count(*) filter (where ValidationStatus = 'Validated')}",
    "Migration % Complete":
      "{legacy: count(*) filter (where MigrationStatus = 'Migrated') / nullif(count(*), 0)}",
    "Validation % Complete":
      "{legacy: count(*) filter (where ValidationStatus = 'Validated') / nullif(count(*), 0)}",
    "High Complexity Legacy Reports": "{legacy: count(*) filter (where Complexity = 'High')}",
    "Open Stakeholder Requests":
      "{requests: count(*) filter (where RequestStatus in ('New', 'In Discovery', 'In Build', 'Blocked'))}",
    "Completed Stakeholder Requests":
      "{requests: count(*) filter (where RequestStatus = 'Complete')}",
    "SLA Breach Count": "{requests: count(*) filter (where SLABreachFlag = 1)}",
    "Refresh Events": "{refresh: count(*)}",
    "Successful Refreshes": "{refresh: count(*) filter (where RefreshStatus = 'Success')}",
    "Failed Refreshes": "{refresh: count(*) filter (where RefreshStatus = 'Failed')}",
    "Refresh Success Rate":
      "{refresh: count(*) filter (where RefreshStatus = 'Success') / nullif(count(*), 0)}",
    "Avg Refresh Duration Minutes": "{refresh: avg(DurationMinutes)}",
  },
};

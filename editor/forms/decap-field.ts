/** A Decap field. `mark` replaces Decap's “optional” (admin/decap/fix-decap-labels.ts). */
export type DecapField = { name: string; label: string; mark?: string } & Widget

/** The widget of a field, and its settings. */
export type Widget = { widget: string } & Record<string, unknown>

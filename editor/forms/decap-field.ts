/** A field in the form builder's own format and names. `mark` is said instead of its “optional” (admin/names.ts). */
export type DecapField = { name: string; label: string; mark?: string } & Widget

/** Which control a field has, and the control's settings. */
export type Widget = { widget: string } & Record<string, unknown>

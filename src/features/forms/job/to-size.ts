/** 1500000 → '1.5 MB'. */
export function toSize(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1_000))} KB` : `${Number((bytes / 1_000_000).toFixed(1))} MB`
}

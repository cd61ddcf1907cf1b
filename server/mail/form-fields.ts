import { refusal } from './refusal.ts'

/** Parses the fields of a multipart body. Counts them first: forty thousand of them, each an object, would take hundreds of megabytes. */
export async function readFormFields(body: Buffer<ArrayBuffer>, contentType = '', maxFields: number): Promise<FormData> {
  const boundary = /;\s*boundary="?([^";\s]{1,70})/i.exec(contentType)?.[1]
  if (!boundary || countParts(body, `--${boundary}`, maxFields) > maxFields) throw notForm()
  try {
    return await new Response(body, { headers: { 'Content-Type': contentType } }).formData()
  } catch {
    throw notForm()
  }
}

function notForm() {
  return refusal(400, 'The request body is not form data')
}

/** Starts at -1, because the last boundary closes the form. */
function countParts(body: Buffer, boundary: string, stopAfter: number): number {
  let count = -1
  for (let at = body.indexOf(boundary); at !== -1 && count <= stopAfter; at = body.indexOf(boundary, at + 1)) count += 1
  return count
}

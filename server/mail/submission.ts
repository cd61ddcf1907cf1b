import { z } from 'zod'
import { refusal } from './refusal.ts'

/** One send, whichever of the two ways it came in. */
export interface Submission {
  serviceId: string
  templateId: string
  publicKey: string
  /** Text variables, by name. */
  params: Map<string, string>
  /** Files of a form that was sent as it is, by field name. */
  files: Map<string, { name: string; bytes: Buffer<ArrayBuffer> }>
}

const id = (name: string) => z.string(`The ${name} parameter is required`).min(1, `The ${name} parameter is required`)

const ids = z.object({
  user_id: id('user_id'),
  service_id: id('service_id'),
  template_id: id('template_id'),
})

const value = z.union([z.string(), z.number(), z.boolean(), z.null()])
const jsonParams = z.record(z.string(), value, 'One or more dynamic variables are corrupted').nullish()

/** Reads the JSON body of `send`. */
export function parseJsonSubmission(body: Buffer): Submission {
  const request = parseJson(body)
  const params = jsonParams.safeParse(request['template_params'])
  const submission = { ...checkIds(request), files: new Map() }
  if (!params.success) throw refusal(400, 'One or more dynamic variables are corrupted')
  const entries = Object.entries(params.data ?? {})
  return { ...submission, params: new Map(entries.map(([name, given]) => [name, given === null ? '' : String(given)])) }
}

/** Reads the multipart body of `send-form`: the fields of the form, then the ids. */
export async function parseFormSubmission(body: Buffer<ArrayBuffer>, contentType: string | undefined): Promise<Submission> {
  const form = await parseForm(body, contentType)
  const params = new Map<string, string>()
  const files: Submission['files'] = new Map()
  const request: Record<string, string> = {}
  for (const [name, field] of form) {
    if (typeof field === 'string') {
      // The SDK appends its ids last, so that a field of the page with the same name does not win.
      if (name in ids.shape || name === 'lib_version') request[name] = field
      else params.set(name, [params.get(name), field].filter((part) => part !== undefined).join(', '))
    } else if (field.size > 0) {
      files.set(name, { name: field.name, bytes: Buffer.from(await field.arrayBuffer()) })
    }
  }
  return { ...checkIds(request), params, files }
}

function checkIds(request: Record<string, unknown>) {
  const result = ids.safeParse(request)
  if (!result.success) throw refusal(400, result.error.issues[0]?.message ?? 'The ids are missing')
  const { user_id, service_id, template_id } = result.data
  return { publicKey: user_id, serviceId: service_id, templateId: template_id }
}

function parseJson(body: Buffer): Record<string, unknown> {
  try {
    return z.record(z.string(), z.unknown()).parse(JSON.parse(body.toString('utf8')))
  } catch {
    throw refusal(400, 'The request body is not a JSON object')
  }
}

async function parseForm(body: Buffer<ArrayBuffer>, contentType: string | undefined): Promise<FormData> {
  try {
    return await new Response(body, { headers: { 'Content-Type': contentType ?? '' } }).formData()
  } catch {
    throw refusal(400, 'The request body is not form data')
  }
}

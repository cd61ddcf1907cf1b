import { readFormFields } from './form-fields.ts'
import { refusal } from './refusal.ts'

/** One submission, from JSON or form data. Its fields are read only after its ids have been validated, because reading is expensive. */
export interface Submission {
  serviceId: string
  templateId: string
  publicKey: string
  readFields(): Promise<Fields> | Fields
}

export interface Fields {
  /** Text variables, by name. */
  params: Map<string, string>
  /** Files in form data, by field name. */
  files: Map<string, { name: string; bytes: Buffer<ArrayBuffer> }>
}

/** The longest form sends twenty. */
export const maxFields = 64

const idNames = ['user_id', 'service_id', 'template_id'] as const

/** Reads the JSON body of `send`. */
export function parseJsonSubmission(body: Buffer): Submission {
  const request = parseJson(body)
  return { ...checkIds(request), readFields: () => ({ params: toParams(request['template_params']), files: new Map() }) }
}

/** Reads the multipart body of `send-form`: the fields of the form, then the ids. */
export async function parseFormSubmission(body: Buffer<ArrayBuffer>, contentType: string | undefined): Promise<Submission> {
  const form = await readFormFields(body, contentType, maxFields)
  // The SDK appends its ids last. A field of the page with the same name must not override them.
  const ids = Object.fromEntries(idNames.map((name) => [name, form.getAll(name).at(-1)]))
  return { ...checkIds(ids), readFields: () => toFields(form) }
}

async function toFields(form: FormData): Promise<Fields> {
  const params = new Map<string, string>()
  const files: Fields['files'] = new Map()
  for (const [name, field] of form) {
    if (typeof field !== 'string') {
      if (field.size > 0) files.set(name, { name: field.name, bytes: Buffer.from(await field.arrayBuffer()) })
    } else if (name !== 'lib_version' && !idNames.some((id) => id === name)) {
      params.set(name, [params.get(name), field].filter((part) => part !== undefined).join(', '))
    }
  }
  return { params, files }
}

/** Stops at the first invalid value, so that a request with many of them costs no more than one. */
function toParams(given: unknown): Map<string, string> {
  const params = new Map<string, string>()
  if (given === undefined || given === null) return params
  if (typeof given !== 'object' || Array.isArray(given)) throw corrupted()
  for (const name in given) {
    const value = (given as Record<string, unknown>)[name]
    if (params.size === maxFields || (value !== null && !['string', 'number', 'boolean'].includes(typeof value))) throw corrupted()
    params.set(name, value === null ? '' : String(value))
  }
  return params
}

function corrupted() {
  return refusal(400, 'One or more dynamic variables are corrupted')
}

function checkIds(request: Record<string, unknown>): Omit<Submission, 'readFields'> {
  const [publicKey, serviceId, templateId] = idNames.map((name) => {
    const id = request[name]
    if (typeof id !== 'string' || id === '') throw refusal(400, `The ${name} parameter is required`)
    return id
  }) as [string, string, string]
  return { publicKey, serviceId, templateId }
}

function parseJson(body: Buffer): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(body.toString('utf8'))
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>
  } catch {
    // Reported below, like any other value.
  }
  throw refusal(400, 'The request body is not a JSON object')
}

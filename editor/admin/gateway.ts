/** An answer of the gateway, or an error with its sentence. */
export async function ask<Answer>(name: string, body?: unknown): Promise<Answer> {
  const response = await fetch(
    `/admin/${name}`,
    body === undefined ? {} : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
  )
  const answer = (await response.json()) as Answer & { error?: string }
  if (!response.ok) throw new Error(answer.error ?? response.statusText)
  return answer
}

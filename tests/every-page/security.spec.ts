import { expect, test } from '@playwright/test'
import { allPaths } from '../support/site-map.ts'

const onEveryAnswer = ['strict-transport-security', 'x-content-type-options', 'cross-origin-resource-policy', 'referrer-policy']
const onPages = ['content-security-policy', 'permissions-policy', 'cross-origin-opener-policy']

test('every response has the security headers: page, file, redirect, missing page, rejected request', async ({ request }) => {
  const picture = (await (await request.get('/')).text()).match(/\/_astro\/[^"\s]+\.avif/)?.[0]
  for (const [path, status] of [
    ['/', 200],
    ['/jobs', 200],
    [picture ?? 'no picture on the home page', 200],
    ['/sitemap.xml', 200],
    ['/robots.txt', 200],
    ['/passover-camp', 301],
    ['/nothing-here', 404],
    ['/%c0%ae%c0%ae/etc/passwd', 400],
  ] as const) {
    const response = await request.get(path, { maxRedirects: 0 })
    expect(response.status(), path).toBe(status)
    const headers = response.headers()
    expect(
      onEveryAnswer.filter((name) => !headers[name]),
      path,
    ).toEqual([])
  }
})

test('every page of the site map and the not-found pages have the page policies', async ({ request }) => {
  for (const path of [...allPaths, '/nothing-here', '/blog/nothing-here']) {
    const headers = (await request.get(path)).headers()
    expect(
      onPages.filter((name) => !headers[name]),
      path,
    ).toEqual([])
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['content-security-policy']).not.toContain('unsafe')
  }
})

test('the policy blocks inline and foreign scripts', async ({ page }) => {
  await page.goto('/')
  const result = await page.evaluate(async () => {
    const violations: string[] = []
    document.addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) => {
      violations.push(`${effectiveDirective} ${blockedURI}`)
    })
    const inline = document.createElement('script')
    inline.textContent = 'window.stolen = true'
    const foreign = document.createElement('script')
    foreign.src = 'https://evil.example/steal.js'
    const image = document.createElement('img')
    image.setAttribute('onerror', 'window.stolen = true')
    image.src = '/nothing-here.webp'
    const imageFailed = new Promise((resolve) => image.addEventListener('error', resolve))
    const scriptFailed = new Promise((resolve) => foreign.addEventListener('error', resolve))
    document.body.append(inline, foreign, image)
    await Promise.all([imageFailed, scriptFailed])
    return { violations, stolen: 'stolen' in window }
  })
  expect(result.stolen).toBe(false)
  expect(result.violations.join('\n')).toMatch(/script-src\S* inline/)
  expect(result.violations.join('\n')).toContain('https://evil.example/steal.js')
})

test('the policy forbids framing, and submitting a form to another origin', async ({ request }) => {
  const policy = (await request.get('/contact')).headers()['content-security-policy']
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toContain("base-uri 'none'")
  expect(policy).toContain("object-src 'none'")
  expect(policy).toMatch(/form-action 'self'/)
})

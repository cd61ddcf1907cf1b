import type { AstroIntegration } from 'astro'

const mailPath = '/api/v1.0/email/'

/**
 * Sends nothing from the forms of the preview: answers as the e-mail service would, so that the owner sees the words after a success, and
 * says in a toast of the page that nothing was sent. Only in the editor's own server.
 */
export function previewForms(notice: string): AstroIntegration {
  return {
    name: 'preview-forms',
    hooks: {
      'astro:config:setup': ({ injectScript }) => injectScript('page', pageScript(notice)),
    },
  }
}

/** The notice follows the form's own toast, which replaces all others. */
function pageScript(notice: string): string {
  return `
    import { prepareToasts, showToast } from '/src/browser/toast.ts'
    const send = window.fetch
    window.fetch = (address, options) => {
      if (!String(address).includes(${JSON.stringify(mailPath)})) return send(address, options)
      new MutationObserver((_, observer) => {
        observer.disconnect()
        showToast({ kind: 'success', message: ${JSON.stringify(notice)} })
      }).observe(prepareToasts(), { childList: true })
      return Promise.resolve(new Response('OK'))
    }
  `
}

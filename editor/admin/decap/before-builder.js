// We start Decap ourselves, and it needs no login.
window.CMS_MANUAL_INIT = true
if (!localStorage.getItem('decap-cms-user')) localStorage.setItem('decap-cms-user', JSON.stringify({ backendName: 'proxy' }))

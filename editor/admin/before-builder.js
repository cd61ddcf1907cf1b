// The form builder starts when we call it, and asks for no login on the owner's own computer.
window.CMS_MANUAL_INIT = true
if (!localStorage.getItem('decap-cms-user')) localStorage.setItem('decap-cms-user', JSON.stringify({ backendName: 'proxy' }))

// The form builder starts when it is told to, and asks for no name on the owner's own computer.
window.CMS_MANUAL_INIT = true
if (!localStorage.getItem('decap-cms-user')) localStorage.setItem('decap-cms-user', JSON.stringify({ backendName: 'proxy' }))

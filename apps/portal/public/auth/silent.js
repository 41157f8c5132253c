// End of the silent sign-in: hands the provider's answer to the page that opened this frame, and to nobody else.
parent.postMessage({ type: 'portal-auth-silent', url: location.href }, location.origin)

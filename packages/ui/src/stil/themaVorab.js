// Served as /thema.js and loaded in the head before the stylesheet, so that the first picture has the right theme.
// An own file, because the content security policy allows no inline script. Same rules as thema.ts.
;(function () {
  let theme = null
  try {
    theme = sessionStorage.getItem('theme')
  } catch {
    // Storage is forbidden: the system decides.
  }
  if (theme !== 'light' && theme !== 'dark' && theme !== 'contrast')
    theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  document.documentElement.dataset.theme = theme
  document.documentElement.dataset.kernTheme = theme === 'dark' ? 'dark' : 'light'
})()

import {
  PORTALPROFILE,
  profilAn,
  type Portalprofil,
} from '@foerderportal/contract/shared/portal/portalprofil'

let eigenes: Portalprofil = PORTALPROFILE[0]

/** Which portal this page is, by its address: said once, before anything is shown. */
export const profilWaehlen = (pathname: string): Portalprofil => (eigenes = profilAn(pathname))

/** The portal that is shown. Another one is another page load. */
export const eigenesProfil = (): Portalprofil => eigenes

/** An address of this portal as the whole origin knows it: what the sign-in comes back to. */
export const nachAussen = (href: string): string => eigenes.basis + href

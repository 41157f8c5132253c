import { UnternehmenRegistrierenSeite } from './UnternehmenRegistrierenSeite.tsx'

/** A further company (R2.1-05). */
export function UnternehmenAnlegenSeite() {
  return <UnternehmenRegistrierenSeite />
}

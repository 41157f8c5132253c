import { useUmgebung } from '../umgebung.ts'

const VERWEIS = 'kern-link kern-link--no-visited-state'

/** The bank's number; a telephone dials it. */
export function Telefonverweis() {
  const { bankTelefon } = useUmgebung().konfiguration
  return (
    <a className={`${VERWEIS} p-nummer`} href={`tel:${bankTelefon.replaceAll(/[^+\d]/g, '')}`}>
      {bankTelefon}
    </a>
  )
}

/** The bank's address, for a mail about `betreff`. */
export function Mailverweis({ betreff }: { betreff?: string }) {
  const { bankEmail } = useUmgebung().konfiguration
  const thema = betreff === undefined ? '' : `?subject=${encodeURIComponent(betreff)}`
  return (
    <a className={VERWEIS} href={`mailto:${bankEmail}${thema}`}>
      {bankEmail}
    </a>
  )
}

import { bezugWorte } from '@foerderportal/contract/mitteilungen/bezug'
import type { Bezug } from '@foerderportal/contract/mitteilungen/bezugSchema'
import type { Mitteilung } from '@foerderportal/contract/mitteilungen/konversation/schema'
import { useUmgebung } from '@foerderportal/shell/umgebung'
import { alsWann } from '@foerderportal/shell/zeit/zeit'
import { ganzeNummern } from '@foerderportal/ui/ganzeNummern.tsx'
import { klassen } from '@foerderportal/ui/klassen'
import { Statuswort } from '@foerderportal/ui/Statuswort.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { useId } from 'react'
import { pfade } from '../paths.ts'
import { Anhaenge } from '../shared/Anhaenge.tsx'

/** Where what it is about was sent in. */
const eingangVon = ({ art, guid }: Bezug): string =>
  art === 'AUSZAHLUNG' ? pfade.auszahlungEingang(guid) : pfade.bekundungEingang(guid)

/** A message with who wrote it, when, and the files that came with it. What is written stays text. */
export function MitteilungAnsicht({ mitteilung, neu }: { mitteilung: Mitteilung; neu: boolean }) {
  const id = useId()
  const { bankName } = useUmgebung().konfiguration
  const { richtungZuKunde, absender, abgeschicktAm, betreff, bezug, inhalt, anhaenge } = mitteilung
  return (
    <article
      className={klassen('s-mitteilung', !richtungZuKunde && 's-mitteilung--eigene')}
      aria-labelledby={id}
    >
      <p className="s-mitteilung__kopf">
        <strong>{richtungZuKunde ? bankName : (absender ?? 'Ihr Unternehmen')}</strong>
        <span className="kern-body--muted">{`${alsWann(abgeschicktAm)}\u00a0Uhr`}</span>
        {neu && (
          <Statuswort ton="info" klein>
            neu
          </Statuswort>
        )}
      </p>
      <h2 className="kern-title kern-title--small" id={id}>
        {betreff}
      </h2>
      {bezug && (
        <p className="kern-body">
          <Verweis href={eingangVon(bezug)}>{ganzeNummern(bezugWorte(bezug))}</Verweis>
        </p>
      )}
      <p className="kern-body s-mitteilung__text">{inhalt}</p>
      {anhaenge.length > 0 && <Anhaenge dateien={anhaenge} />}
    </article>
  )
}

import { istStartbar } from '@foerderportal/contract/interessenbekundung/rules'
import type { BekundungUebersicht } from '@foerderportal/contract/interessenbekundung/schema'
import { knopfKlasse } from '@foerderportal/ui/Knopf.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { alsFrist } from '@foerderportal/shell/zeit/zeit'
import { pfade } from '../paths.ts'
import { useDarf } from '@foerderportal/shell/umgebung'
import { Landschaft } from './Landschaft.tsx'

type Props = {
  titel: string
  firma: string
  /** Undefined until they are known; their place stays free. */
  bekundungen: readonly BekundungUebersicht[] | undefined
  jetzt: Date
}

/** The welcome banner (R2.3-04). */
export function Begruessung({ titel, firma, bekundungen, jetzt }: Props) {
  return (
    <div className="s-banner">
      <Landschaft />
      <div className="s-banner__text">
        <h1 className="kern-heading-x-large p-kopf__titel">{titel}</h1>
        <p className="kern-body">Sie handeln für {firma}.</p>
        <div className="s-banner__angebot">{bekundungen && <Angebot {...{ bekundungen, jetzt }} />}</div>
      </div>
    </div>
  )
}

/** What can be done about an open round: begin. */
function Angebot({ bekundungen, jetzt }: { bekundungen: readonly BekundungUebersicht[]; jetzt: Date }) {
  const darfSchreiben = useDarf(['ZUWENDUNGEN', 'SCHREIBEN'])
  const runde = bekundungen.find((eintrag) => istStartbar(eintrag, jetzt))
  if (runde === undefined || !darfSchreiben)
    return (
      <p className="kern-body kern-body--muted">Alles Wichtige zu Ihren Vorgängen steht auf dieser Seite.</p>
    )
  return (
    <>
      <Verweis href={pfade.bekundungen} className={knopfKlasse('primary')}>
        <span className="kern-label">Interessenbekundung starten</span>
      </Verweis>
      <p className="kern-body">Die Runde läuft {alsFrist(runde.erfassungsZeitraum.bis, jetzt)}.</p>
    </>
  )
}

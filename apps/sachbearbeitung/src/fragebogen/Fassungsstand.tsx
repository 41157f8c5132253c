import type { Fassung } from '@foerderportal/contract/fragebogen/bank/schema'
import { FASSUNG_ANZEIGE } from '@foerderportal/contract/fragebogen/staende'
import { TOENE } from '@foerderportal/shell/bausteine/anzeige'
import { alsWann } from '@foerderportal/shell/zeit/zeit'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { pfade } from '../paths.ts'
import { Standwort } from '../shared/Standwort.tsx'

const SATZ: Readonly<Record<Fassung['stand'], string>> = {
  ENTWURF: 'Antragsteller sehen ihn erst nach dem Veröffentlichen.',
  VEROEFFENTLICHT: 'Wer jetzt beginnt, beantwortet diese Fassung. Sie bleibt, wie sie ist.',
  ABGELOEST: 'Wer sie begonnen hat, beantwortet sie zu Ende. Neu beginnt sie niemand mehr.',
}

/** Where a version stands, since when, and what that means. */
export function Fassungsstand({ fassung }: { fassung: Fassung }) {
  const { stand, geaendertAm, geaendertVon, veroeffentlichtAm, umfrageUuid } = fassung
  const { wort, ton } = FASSUNG_ANZEIGE[stand]
  return (
    <>
      <Standwort ton={TOENE[ton]}>{wort}</Standwort>
      <span>
        {veroeffentlichtAm === null
          ? `geändert ${alsWann(geaendertAm)}\u00a0Uhr${geaendertVon === null ? '' : ` von ${geaendertVon}`}`
          : `veröffentlicht ${alsWann(veroeffentlichtAm)}\u00a0Uhr`}
      </span>
      <span>{SATZ[stand]}</span>
      <Verweis href={pfade.fragebogen(umfrageUuid)}>Alle Fassungen</Verweis>
    </>
  )
}

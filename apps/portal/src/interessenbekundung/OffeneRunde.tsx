import { bekundungMetaAbfrage } from '@foerderportal/client/interessenbekundung/interessenbekundung'
import type { Kategorie as Kategoriedaten } from '@foerderportal/contract/interessenbekundung/betraege'
import type { BekundungUebersicht } from '@foerderportal/contract/interessenbekundung/schema'
import { Abschnitt } from '@foerderportal/shell/bausteine/Abschnitt.tsx'
import { euro } from '@foerderportal/shell/bausteine/anzeige'
import { alsFrist } from '@foerderportal/shell/zeit/zeit'
import { Karte } from '@foerderportal/ui/Karte.tsx'
import { Skelett } from '@foerderportal/ui/Skelett.tsx'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { BekundungStarten } from './BekundungStarten.tsx'
import { Kategoriebild } from './Kategoriebild.tsx'

type Props = {
  runde: BekundungUebersicht
  unternehmenGuid: string
  /** The company's last declaration in another round. */
  vorlage: string | undefined
}

/** A round that is open now: until when, what it is about, what there are grants for. */
export function OffeneRunde({ runde, unternehmenGuid, vorlage }: Props) {
  const frist = alsFrist(runde.erfassungsZeitraum.bis)
  return (
    <Abschnitt
      titel={runde.programmbezeichnung}
      einleitung={frist ? `Offen: ${frist}` : 'Die Frist ist beendet'}
    >
      <p className="kern-body p-text">
        Mit einer Interessenbekundung sagen Sie unverbindlich, wofür Sie einen Zuschuss möchten. Nach der
        Frist legt ein Losverfahren die Reihenfolge fest. Danach lädt die Bank zum Antrag ein, solange das
        Budget reicht.
      </p>
      {runde.detail === null && (
        <BekundungStarten {...{ unternehmenGuid, vorlage }} ibkMetaGuid={runde.ibkMetaGuid} />
      )}
      <Suspense fallback={<Skelett art="karten" was="Die Förderkategorien" />}>
        <Kategorien ibkMetaGuid={runde.ibkMetaGuid} />
      </Suspense>
    </Abschnitt>
  )
}

function Kategorien({ ibkMetaGuid }: { ibkMetaGuid: string }) {
  const { hauptgruppen } = useSuspenseQuery(bekundungMetaAbfrage(ibkMetaGuid)).data
  return hauptgruppen.map(({ code, bezeichnung, metaKategorien }) => (
    <div className="p-stapel" key={code}>
      <h3 className="kern-title">{bezeichnung}</h3>
      <ul className="p-raster s-liste">
        {metaKategorien.map((kategorie) => (
          <li key={kategorie.code}>
            <Kategorie kategorie={kategorie} />
          </li>
        ))}
      </ul>
    </div>
  ))
}

function Kategorie({ kategorie }: { kategorie: Kategoriedaten }) {
  const { code, bezeichnung, erklaerung, foerderquote, ...spanne } = kategorie
  return (
    <Karte stufe={4} vorzeile={`Kategorie ${code}`} titel={bezeichnung}>
      <Kategoriebild kategorie={kategorie} />
      {erklaerung && <p className="kern-body">{erklaerung}</p>}
      <p className="kern-body">{`Zuschuss: ${foerderquote}\u00a0% der Nettokosten`}</p>
      <p className="kern-body kern-body--small kern-body--muted">
        {`Kosten von ${euro(spanne.betragInEuroMin)} bis ${euro(spanne.betragInEuroMax)}`}
      </p>
    </Karte>
  )
}

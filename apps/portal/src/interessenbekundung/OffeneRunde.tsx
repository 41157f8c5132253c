import { bekundungMetaAbfrage } from '@foerderportal/client/interessenbekundung/interessenbekundung'
import type { BekundungUebersicht, Hauptgruppe } from '@foerderportal/contract/interessenbekundung/schema'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Karte } from '@foerderportal/ui/Karte.tsx'
import { Skelett } from '@foerderportal/ui/Skelett.tsx'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Abschnitt } from '@foerderportal/shell/bausteine/Abschnitt.tsx'
import { euro } from '@foerderportal/shell/bausteine/anzeige'
import { alsFrist } from '@foerderportal/shell/zeit/zeit'

/** A round that is open now: until when, what it is about, what there are grants for. */
export function OffeneRunde({ runde }: { runde: BekundungUebersicht }) {
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
        <Hinweis titel="Das Formular kommt in Kürze" className="p-text">
          <p className="kern-body">
            Absenden können Sie Ihr Interesse hier noch nicht. Was gefördert wird, sehen Sie schon jetzt.
          </p>
        </Hinweis>
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
            <Kategorie {...kategorie} />
          </li>
        ))}
      </ul>
    </div>
  ))
}

type KategorieProps = Hauptgruppe['metaKategorien'][number]

function Kategorie({ code, bezeichnung, foerderquote, imageSrc, imageAlt, ...spanne }: KategorieProps) {
  return (
    <Karte stufe={4} vorzeile={`Kategorie ${code}`} titel={bezeichnung}>
      <img className="s-kategorie__bild" src={imageSrc} alt={imageAlt} width={160} height={96} />
      <p className="kern-body">{`Zuschuss: ${foerderquote} % der Nettokosten`}</p>
      <p className="kern-body kern-body--small kern-body--muted">
        {`Kosten von ${euro(spanne.betragInEuroMin)} bis ${euro(spanne.betragInEuroMax)}`}
      </p>
    </Karte>
  )
}

import type {
  Checkliste,
  ChecklisteKlasse,
  ChecklisteUnterlage,
} from '@foerderportal/contract/zuwendung/antrag/checkliste/checklisteSchema'
import {
  danachSaetze,
  dauerSaetze,
  nurBeiText,
  prozentText,
} from '@foerderportal/contract/zuwendung/antrag/checkliste/checklisteWorte'
import { unterlageSaetze } from '@foerderportal/contract/zuwendung/antrag/unterlagen/unterlageWorte'
import { Beschreibungsliste } from '@foerderportal/ui/ansicht/Beschreibungsliste.tsx'
import { Tabelle, type Spalte } from '@foerderportal/ui/ansicht/Tabelle.tsx'
import type { ReactNode } from 'react'
import { Abschnitt } from '@foerderportal/shell/bausteine/Abschnitt.tsx'
import { euro } from '@foerderportal/shell/bausteine/anzeige'
import { VorDemAntragFragen } from './VorDemAntragFragen.tsx'

type Props = {
  liste: Checkliste
  /** Stands with the overview: how to take the list along. */
  children: ReactNode
}

/** The list itself: how long, which papers, what is funded, what is asked. */
export function VorDemAntragInhalt({ liste, children }: Props) {
  return (
    <>
      <div className="p-stapel p-stapel--weit">
        {children}
        <Ueberblick liste={liste} />
      </div>
      <Unterlagen unterlagen={liste.unterlagen} />
      <Foerderung liste={liste} />
      <VorDemAntragFragen seiten={liste.seiten} />
    </>
  )
}

function Ueberblick({ liste }: { liste: Checkliste }) {
  const { unternehmenName, antragstellerArt, rechtsform, obergrenzen } = liste
  const wer = [antragstellerArt, rechtsform].filter((wort) => wort !== null).join(', ')
  return (
    <div className="p-stapel p-text">
      <p className="kern-body">{dauerSaetze(liste).join(' ')}</p>
      <p className="kern-body">{danachSaetze(liste).join(' ')}</p>
      <Beschreibungsliste
        eintraege={[
          {
            frage: 'Diese Liste gilt für',
            antwort: wer === '' ? unternehmenName : `${unternehmenName} (${wer})`,
          },
          { frage: 'Zuschuss je Gegenstand', antwort: `höchstens ${euro(obergrenzen.jeGegenstand)}` },
          { frage: 'Zuschuss je Antrag', antwort: `höchstens ${euro(obergrenzen.jeAntrag)}` },
        ]}
      />
    </div>
  )
}

function Unterlagen({ unterlagen }: { unterlagen: readonly ChecklisteUnterlage[] }) {
  const freiwillige = unterlagen.filter(({ erforderlich }) => !erforderlich)
  return (
    <Abschnitt titel="Diese Unterlagen brauchen Sie">
      <Papiere unterlagen={unterlagen.filter(({ erforderlich }) => erforderlich)} />
      {freiwillige.length > 0 && (
        <div className="p-stapel">
          <h3 className="kern-title">Diese können Sie beilegen</h3>
          <Papiere unterlagen={freiwillige} />
        </div>
      )}
    </Abschnitt>
  )
}

function Papiere({ unterlagen }: { unterlagen: readonly ChecklisteUnterlage[] }) {
  return (
    <ul className="kern-list kern-list--bullet p-text s-luftig">
      {unterlagen.map((u) => (
        <li key={u.titel}>
          <strong>{u.titel}</strong>
          <span className="s-zeile">{unterlageSaetze(u).join(' ')}</span>
          {u.nurBei && <span className="s-darunter">{nurBeiText(u.nurBei)}</span>}
        </li>
      ))}
    </ul>
  )
}

const SPALTEN: readonly Spalte<ChecklisteKlasse>[] = [
  { kopf: 'Was', zelle: (k) => k.titel },
  { kopf: 'Bedingung', zelle: (k) => k.technischeKriterien.join('; ') || 'keine' },
  { kopf: 'Zuschuss', zelle: (k) => prozentText(k.prozent), zahl: true },
]

/** From the lowest to the highest rate of a category, for its closed line. */
const spanne = (klassen: readonly ChecklisteKlasse[]) => {
  const saetze = klassen.flatMap(({ prozent }) => (prozent === null ? [] : [prozent]))
  if (saetze.length === 0) return prozentText(null)
  const [von, bis] = [Math.min(...saetze.map((s) => s.von)), Math.max(...saetze.map((s) => s.bis))]
  return von === bis ? prozentText({ von, bis }) : `${von} bis ${prozentText({ von: bis, bis })}`
}

function Foerderung({ liste: { kategorien } }: { liste: Checkliste }) {
  return (
    <Abschnitt
      titel="Das wird gefördert"
      einleitung="Der Zuschuss ist ein Anteil an den Nettokosten. Öffnen Sie eine Kategorie, um zu sehen, was dazugehört."
    >
      <div className="s-gleich">
        {kategorien.map(({ id, titel, klassen }) => (
          <details className="s-erklaerung" key={id}>
            <summary className="kern-body">{`${titel} (${id}): ${spanne(klassen)}`}</summary>
            <Tabelle
              titel={`${titel} (${id})`}
              titelUnsichtbar
              spalten={SPALTEN}
              zeilen={klassen}
              schluessel={({ titel: klasse }) => klasse}
            />
          </details>
        ))}
      </div>
    </Abschnitt>
  )
}

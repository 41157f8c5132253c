import { useDialog } from '@foerderportal/ui/dialog/DialogProvider.tsx'
import { feldId } from '@foerderportal/ui/felder/feldId'
import { feldOeffner } from '@foerderportal/ui/felder/feldSprung'
import { useCallback, useDeferredValue, useEffect, useState } from 'react'
import { Betraege } from '../Betraege.tsx'
import { Einfuegen } from '../../liste/Einfuegen.tsx'
import type { GegenstaendeProps } from './gegenstaendeProps.ts'
import { GegenstandFelder } from './GegenstandFelder.tsx'
import { GegenstandHinzufuegen } from './GegenstandHinzufuegen.tsx'
import { GegenstandKarte, kopfId } from '../../liste/GegenstandKarte.tsx'
import { klasseVon } from '../../gegenstand/gegenstandSicht.ts'
import {
  alsVorlage,
  entfernen,
  hinzufuegen,
  neuerGegenstand,
  type GegenstandWerte,
  type SeiteWerte,
} from '../../gegenstand/gegenstandWerte.ts'
import { KlasseGruppe } from './KlasseGruppe.tsx'
import { gegenstandZuFeld, inGegenstand, useGegenstaende } from './useGegenstaende.ts'
import { useGegenstandUploads } from './useGegenstandUploads.ts'

type Props = GegenstaendeProps & { kategorie: string }

/**
 * Which item is open: the one that an error or a link leads into, else the only one there is. The row answers the click
 * at once; its questions (`gezeigt`) are a hundred elements and come a moment later, so that a slow phone stays awake.
 */
const useOffener = (seiten: readonly SeiteWerte[], kategorie: string) => {
  const eigene = seiten.flatMap((s) => (s.kategorie === kategorie ? s.foerdergegenstaende : []))
  const [offen, setOffen] = useState(() => (eigene.length === 1 ? eigene[0]?.kennung : undefined))
  useEffect(() =>
    feldOeffner((id) => {
      const ziel = gegenstandZuFeld(seiten, id)
      if (ziel !== undefined) setOffen(ziel)
    }),
  )
  const umschalten = useCallback(
    (kennung: string) => setOffen((bisher) => (bisher === kennung ? undefined : kennung)),
    [],
  )
  return { offen, gezeigt: useDeferredValue(offen), setOffen, umschalten }
}

/** The item that gets the focus when another goes: the next, else the one before. */
const nachbar = (alle: readonly { readonly kennung: string }[], kennung: string): string | undefined => {
  const i = alle.findIndex((g) => g.kennung === kennung)
  return (alle[i + 1] ?? alle[i - 1])?.kennung
}

const fokussieren = (id: string) => requestAnimationFrame(() => document.getElementById(id)?.focus())

const useHandlungen = (props: Props, gegenstaende: ReturnType<typeof useGegenstaende>) => {
  const { seiten, jetzt, sicht, ersetzen } = gegenstaende
  const { kategorie } = props
  const { frage } = useDialog()
  const { offen, gezeigt, setOffen, umschalten } = useOffener(seiten, kategorie)
  useGegenstandUploads(gegenstaende, gezeigt)

  const einfuegen = (klasse: string, neu: GegenstandWerte) => {
    const mit = hinzufuegen(seiten, [
      { kategorie, foerdergegenstandKlasse: klasse, foerdergegenstaende: [neu] },
    ])
    ersetzen(mit)
    setOffen(neu.kennung)
    requestAnimationFrame(() => inGegenstand(mit, neu.kennung))
  }
  const loeschen = async ({ kennung }: GegenstandWerte, titel: string) => {
    const antwort = await frage({
      titel: `${titel} löschen?`,
      text: 'Alle Angaben und Dateien dazu gehen verloren.',
      layout: 'ok-abbrechen',
      texte: { confirm: 'Löschen', cancel: 'Behalten' },
      gefahr: true,
    })
    if (antwort !== 'confirm') return
    const naechster = nachbar(
      sicht.gegenstaende.filter((g) => g.kategorie === kategorie),
      kennung,
    )
    ersetzen(entfernen(jetzt(), new Set([kennung])))
    setOffen(undefined)
    fokussieren(naechster === undefined ? feldId('gegenstandKlasse') : kopfId(naechster))
  }
  return { offen, gezeigt, umschalten, einfuegen, loeschen }
}

type GruppeProps = Props & {
  seite: SeiteWerte
  /** Place of the class in the form. */
  i: number
  gegenstaende: ReturnType<typeof useGegenstaende>
  handlungen: ReturnType<typeof useHandlungen>
}

/** The items of a class. */
function Gruppe({
  control,
  vorgang: antrag,
  formular,
  kontext,
  seite,
  i,
  gegenstaende,
  handlungen,
}: GruppeProps) {
  const { seiten, sicht } = gegenstaende
  const { offen, gezeigt, umschalten, einfuegen, loeschen } = handlungen
  const id = seite.foerdergegenstandKlasse
  const klasse = klasseVon(kontext, id)
  const hatMaschine = seiten.some((s) => s.foerdergegenstaende.some(({ type }) => type === 'Maschine'))
  return (
    <KlasseGruppe
      control={control}
      stelle={i}
      klasse={klasse}
      quote={antrag.foerderQuoten[id]}
      ohneMaschine={klasse?.kombination === true && !hatMaschine}
    >
      {seite.foerdergegenstaende.map((gegenstand, j) => {
        const gesehen = sicht.gegenstaende.find((g) => g.kennung === gegenstand.kennung)
        if (gesehen === undefined) return null
        // What is seen may be a moment old; the place is the one of now.
        const zeile = { ...gesehen, name: `foerdergegenstandSeiten.${i}.foerdergegenstaende.${j}` as const }
        return (
          <GegenstandKarte
            key={gegenstand.kennung}
            {...zeile}
            nummer={j + 1}
            offen={offen === gegenstand.kennung}
            umschalten={umschalten}
          >
            {gezeigt === gegenstand.kennung && (
              <GegenstandFelder
                key={zeile.name}
                control={control}
                formular={formular}
                kontext={kontext}
                gegenstand={gegenstand}
                sicht={zeile}
                anzahl={seite.foerdergegenstaende.length}
                alsVorlage={() => einfuegen(id, alsVorlage(gegenstand))}
                loeschen={() => void loeschen(gegenstand, zeile.titel)}
              />
            )}
          </GegenstandKarte>
        )
      })}
    </KlasseGruppe>
  )
}

/** The page of a category: its items as rows, one of them open. */
export function Kategorie(props: Props) {
  const { vorgang: antrag, kontext, kategorie } = props
  const gegenstaende = useGegenstaende(props)
  const { seiten, sicht } = gegenstaende
  const handlungen = useHandlungen(props, gegenstaende)
  return (
    <>
      {seiten.map(
        (seite, i) =>
          seite.kategorie === kategorie && (
            <Gruppe
              key={seite.foerdergegenstandKlasse}
              {...{ ...props, seite, i, gegenstaende, handlungen }}
            />
          ),
      )}
      <GegenstandHinzufuegen
        kategorien={kontext.kategorien.filter(({ id }) => id === kategorie)}
        quoten={antrag.foerderQuoten}
        seiten={seiten}
        fehler={undefined}
        hinzufuegen={(_, klasse) => handlungen.einfuegen(klasse.id, neuerGegenstand(klasse))}
      />
      <Einfuegen kontext={kontext} seiten={seiten} ersetzen={gegenstaende.ersetzen} />
      <Betraege sicht={sicht} obergrenzen={antrag.obergrenzen} />
    </>
  )
}

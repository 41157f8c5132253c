import { elementname } from '@foerderportal/assistent/liste/elementname'
import { Listenzeile } from '@foerderportal/assistent/liste/Listenzeile.tsx'
import { useListenuploads } from '@foerderportal/assistent/bau/useListenuploads'
import { fokusNach, useOffeneZeile } from '@foerderportal/assistent/liste/useOffeneZeile'
import { useDialog } from '@foerderportal/ui/dialog/DialogProvider.tsx'
import { feldId } from '@foerderportal/ui/felder/feldId'
import { inKuerze, klasseVon } from '../../gegenstand/gegenstandSicht.ts'
import {
  alsVorlage,
  eigenerName,
  entfernen,
  gegenstaendeIn,
  hinzufuegen,
  kennungen,
  mitDateien,
  neuerGegenstand,
  type GegenstandWerte,
  type SeiteWerte,
} from '../../gegenstand/gegenstandWerte.ts'
import { Betraege } from '../Betraege.tsx'
import { GegenstaendeEinfuegen } from './GegenstaendeEinfuegen.tsx'
import type { GegenstaendeProps } from './gegenstaendeProps.ts'
import { GegenstandFelder } from './GegenstandFelder.tsx'
import { GegenstandHinzufuegen } from './GegenstandHinzufuegen.tsx'
import { KlasseGruppe } from './KlasseGruppe.tsx'
import { gegenstandZuFeld, inGegenstand, useGegenstaende } from './useGegenstaende.ts'

type Props = GegenstaendeProps & { kategorie: string }

const useHandlungen = (props: Props, gegenstaende: ReturnType<typeof useGegenstaende>) => {
  const { seiten, jetzt, ersetzen } = gegenstaende
  const { kategorie } = props
  const { frage } = useDialog()
  const eigene = gegenstaendeIn(seiten.filter((s) => s.kategorie === kategorie))
  const { offen, gezeigt, setOffen, umschalten } = useOffeneZeile(eigene, (id) =>
    gegenstandZuFeld(seiten, id),
  )
  useListenuploads({ ...gegenstaende, kennungen, mitDateien }, gezeigt)

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
    ersetzen(entfernen(jetzt(), new Set([kennung])))
    setOffen(undefined)
    fokusNach(eigene, kennung, feldId('gegenstandKlasse'))
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
          <Listenzeile
            key={gegenstand.kennung}
            kennung={gegenstand.kennung}
            name={zeile.name}
            titel={zeile.titel}
            ding={elementname(klasse?.titel ?? 'Gegenstand', j + 1, eigenerName(gegenstand))}
            kurz={inKuerze(zeile)}
            vollstaendig={zeile.vollstaendig}
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
          </Listenzeile>
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
      <GegenstaendeEinfuegen kontext={kontext} seiten={seiten} ersetzen={gegenstaende.ersetzen} />
      <Betraege sicht={sicht} obergrenzen={antrag.obergrenzen} />
    </>
  )
}

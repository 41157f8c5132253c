import { rechnungsname } from '@foerderportal/contract/auszahlung/antrag/tafel'
import { Listenzeile } from '@foerderportal/assistent/liste/Listenzeile.tsx'
import { useListenuploads } from '@foerderportal/assistent/bau/useListenuploads'
import { fokusNach, useOffeneZeile } from '@foerderportal/assistent/liste/useOffeneZeile'
import { NACHWEISE_JE_ANTRAG } from '@foerderportal/contract/auszahlung/grenzen'
import { Abschnitt } from '@foerderportal/shell/bausteine/Abschnitt.tsx'
import { useDialog } from '@foerderportal/ui/dialog/DialogProvider.tsx'
import { feldId } from '@foerderportal/ui/felder/feldId'
import { zumFeld } from '@foerderportal/ui/felder/feldSprung'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { beantragtVon, type NachweisSicht } from '../nachweis/nachweisSicht.ts'
import { kennungen, LISTE, mitDateien, neuerNachweis, ohneNachweis } from '../nachweis/nachweisWerte.ts'
import { Betraege } from './Betraege.tsx'
import { NachweisFelder } from './NachweisFelder.tsx'
import type { SeitenProps } from '../nachweis/seitenProps.ts'
import { nachweisZuFeld, useNachweise } from './useNachweise.ts'

type Props = SeitenProps & { gegenstandId: string }

const HINZUFUEGEN = 'rechnung-hinzufuegen'

const useHandlungen = ({ gegenstandId }: Props, liste: ReturnType<typeof useNachweise>) => {
  const { nachweise, jetzt, ersetzen } = liste
  const { frage } = useDialog()
  const eigene = nachweise.filter((n) => n.foerdergegenstandId === gegenstandId)
  const { offen, gezeigt, setOffen, umschalten } = useOffeneZeile(eigene, (id) =>
    nachweisZuFeld(nachweise, id),
  )
  useListenuploads({ ...liste, kennungen, mitDateien }, gezeigt)
  const hinzufuegen = () => {
    const neu = neuerNachweis(gegenstandId)
    ersetzen([...jetzt(), neu])
    setOffen(neu.kennung)
    requestAnimationFrame(() => zumFeld(feldId(`${LISTE}.${nachweise.length}.rechnungen`)))
  }
  const loeschen = async ({ kennung, titel }: NachweisSicht) => {
    const antwort = await frage({
      titel: `${titel} löschen?`,
      text: 'Alle Angaben und Dateien dazu gehen verloren.',
      layout: 'ok-abbrechen',
      texte: { confirm: 'Löschen', cancel: 'Behalten' },
      gefahr: true,
    })
    if (antwort !== 'confirm') return
    ersetzen(ohneNachweis(jetzt(), kennung))
    setOffen(undefined)
    fokusNach(eigene, kennung, HINZUFUEGEN)
  }
  return { eigene, offen, gezeigt, umschalten, hinzufuegen, loeschen }
}

/** The invoices of an item. What is seen of them may be a moment old; the place is the one of now. */
const zeilenVon = (
  { nachweise, sicht }: ReturnType<typeof useNachweise>,
  gegenstandId: string,
): NachweisSicht[] =>
  nachweise.flatMap(({ kennung, foerdergegenstandId }, i) => {
    const gesehen = sicht.find((n) => n.kennung === kennung)
    return gesehen && foerdergegenstandId === gegenstandId
      ? [{ ...gesehen, name: `${LISTE}.${i}` as const }]
      : []
  })

/** The page of an approved item: its invoices as rows, one of them open, and what is left of it while one types. */
export function Gegenstand(props: Props) {
  const { control, kontext, formular, gegenstandId } = props
  const liste = useNachweise(props)
  const { eigene, offen, gezeigt, umschalten, hinzufuegen, loeschen } = useHandlungen(props, liste)
  const gegenstand = kontext.gegenstaende.find(({ foerdergegenstand: g }) => g.id === gegenstandId)
  if (gegenstand === undefined) return null
  const zeilen = zeilenVon(liste, gegenstandId)
  const beantragt = beantragtVon(liste.sicht, gegenstandId)
  return (
    <>
      {zeilen.length > 0 && (
        <Abschnitt titel="Rechnungen">
          <ul className="s-listenzeilen">
            {zeilen.map((zeile, i) => (
              <Listenzeile
                key={zeile.kennung}
                kennung={zeile.kennung}
                name={zeile.name}
                titel={zeile.titel}
                ding={rechnungsname(i + 1, zeile.rechnungsNummer)}
                kurz={zeile.kurz}
                vollstaendig={zeile.vollstaendig}
                nummer={i + 1}
                offen={offen === zeile.kennung}
                umschalten={umschalten}
              >
                {gezeigt === zeile.kennung && (
                  <NachweisFelder
                    key={zeile.name}
                    {...{ control, formular, kontext, gegenstand, zeile }}
                    erster={i === 0}
                    anderesCent={beantragt - zeile.beantragtCent}
                    loeschen={() => void loeschen(zeile)}
                  />
                )}
              </Listenzeile>
            ))}
          </ul>
        </Abschnitt>
      )}
      <div>
        <Knopf
          id={HINZUFUEGEN}
          variante={eigene.length === 0 ? 'primary' : 'secondary'}
          icon="add"
          gesperrtWeil={
            liste.nachweise.length >= NACHWEISE_JE_ANTRAG &&
            `Ein Auszahlungsantrag fasst höchstens ${NACHWEISE_JE_ANTRAG} Rechnungen.`
          }
          onClick={hinzufuegen}
        >
          {eigene.length === 0 ? 'Rechnung angeben' : 'Weitere Rechnung angeben'}
        </Knopf>
      </div>
      <Betraege gegenstand={gegenstand} beantragtCent={beantragt} />
    </>
  )
}

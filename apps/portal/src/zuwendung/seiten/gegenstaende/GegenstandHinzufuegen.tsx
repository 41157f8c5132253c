import type {
  FoerdergegenstandKlasse,
  Foerderprogramm,
} from '@foerderportal/contract/zuwendung/kern/antragsformular/foerdergegenstand'
import { GEGENSTAENDE_JE_KLASSE } from '@foerderportal/contract/zuwendung/kern/grenzen'
import { Auswahl } from '@foerderportal/ui/felder/Auswahl.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useForm, useWatch } from 'react-hook-form'
import { useEffect, useRef } from 'react'
import { Abschnitt } from '@foerderportal/shell/bausteine/Abschnitt.tsx'
import type { SeiteWerte } from '../../gegenstand/gegenstandWerte.ts'

type Props = {
  kategorien: readonly Foerderprogramm[]
  quoten: Readonly<Record<string, number>>
  /** What has been chosen so far. */
  seiten: readonly SeiteWerte[]
  fehler: string | undefined
  hinzufuegen: (kategorie: string, klasse: FoerdergegenstandKlasse) => void
}

const prozent = (quote: number | undefined) =>
  quote === undefined ? 'nicht gefördert' : `Zuschuss ${quote}\u00a0%`

const hatKlasse = (seiten: readonly SeiteWerte[], klasse: string): number =>
  seiten.find((s) => s.foerdergegenstandKlasse === klasse)?.foerdergegenstaende.length ?? 0

/** Where there is nothing to buy, nobody is asked what. */
const frage = (
  angebote: readonly { readonly klasse: FoerdergegenstandKlasse }[],
  seiten: readonly SeiteWerte[],
): string => {
  if (angebote.every(({ klasse }) => klasse.foerdergegenstandTyp !== 'MASCHINE'))
    return 'Welche Beratung brauchen Sie?'
  return seiten.length === 0 ? 'Was möchten Sie anschaffen?' : 'Noch etwas anschaffen?'
}

/**
 * Asks before the form around this place is sent: what is chosen here is no answer of it, so its own check does not see
 * it. Before React, which hears of a submit only at the root.
 */
const useVorDemAbsenden = (erlaubt: () => boolean) => {
  const ort = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const formular = ort.current?.closest('form')
    const fragen = (ereignis: Event) => {
      if (erlaubt()) return
      ereignis.preventDefault()
      ereignis.stopPropagation()
    }
    formular?.addEventListener('submit', fragen)
    return () => formular?.removeEventListener('submit', fragen)
  })
  return ort
}

/** What can be applied for: the classes of the Positivliste to which the company was invited, with their rate. */
export function GegenstandHinzufuegen({ kategorien, quoten, seiten, fehler, hinzufuegen }: Props) {
  const { control, reset, setError, clearErrors } = useForm({ defaultValues: { gegenstandKlasse: '' } })
  const gewaehlt = useWatch({ control, name: 'gegenstandKlasse' })
  const angebote = kategorien.flatMap((kategorie) =>
    kategorie.foerdergegenstandKlassen.map((klasse) => ({
      wert: `${kategorie.id}/${klasse.id}`,
      kategorie,
      klasse,
    })),
  )
  useEffect(() => clearErrors('gegenstandKlasse'), [gewaehlt, clearErrors])
  useEffect(() => {
    if (fehler) setError('gegenstandKlasse', { type: 'pflicht', message: fehler })
  }, [fehler, setError])

  /** Said where it is to be mended: the field reads it out with itself. */
  const ablehnen = (message: string) =>
    setError('gegenstandKlasse', { type: 'abgelehnt', message }, { shouldFocus: true })
  const angebot = angebote.find(({ wert }) => wert === gewaehlt)
  const ort = useVorDemAbsenden(() => {
    if (!angebot) return true
    ablehnen(`${angebot.klasse.titel} ist noch nicht hinzugefügt.`)
    return false
  })
  const hinzu = () => {
    if (!angebot) return ablehnen('Wählen Sie aus, wofür Sie einen Zuschuss möchten.')
    if (hatKlasse(seiten, angebot.klasse.id) >= GEGENSTAENDE_JE_KLASSE)
      return ablehnen(`In dieser Klasse stehen schon ${GEGENSTAENDE_JE_KLASSE}, mehr sind nicht möglich.`)
    reset()
    hinzufuegen(angebot.kategorie.id, angebot.klasse)
  }
  return (
    <Abschnitt titel={frage(angebote, seiten)}>
      <Auswahl
        control={control}
        name="gegenstandKlasse"
        etikett="Art des Fördergegenstands"
        hinweis="Aus der Positivliste Ihrer Förderrunde"
        optionen={angebote.map(({ wert, kategorie, klasse }) => ({
          wert,
          text: `${kategorie.id} ${klasse.titel} (${prozent(quoten[klasse.id])})`,
        }))}
      />
      <div ref={ort}>
        <Knopf variante="secondary" icon="add" onClick={hinzu}>
          Fördergegenstand hinzufügen
        </Knopf>
      </div>
    </Abschnitt>
  )
}

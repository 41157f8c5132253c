import { anhoeren } from '@foerderportal/client/zuwendung/fall/anhoerung'
import { ANHOERUNG_MINDESTENS_TAGE } from '@foerderportal/contract/zuwendung/antrag/anhoerung/staende'
import { alsDatum, tageSpaeter } from '@foerderportal/contract/shared/zeit/datum'
import type { Schreibbaustein } from '@foerderportal/contract/zuwendung/kern/programm/schreibvorlage'
import { AbsageHinweis } from '@foerderportal/shell/bausteine/AbsageHinweis.tsx'
import { useVersuch } from '@foerderportal/shell/bausteine/useVersuch'
import { useLokalerEntwurf } from '@foerderportal/shell/entwurf/useLokalerEntwurf'
import { Wiederherstellung } from '@foerderportal/shell/entwurf/Wiederherstellung.tsx'
import { pruefer } from '@foerderportal/shell/formular/pruefung'
import { datumLesen } from '@foerderportal/schreibweise/datum'
import { useHeute } from '@foerderportal/shell/zeit/useHeute'
import { Datumsfeld } from '@foerderportal/ui/felder/getippt/Datumsfeld.tsx'
import { Textbereich } from '@foerderportal/ui/felder/getippt/Textbereich.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { anhoerungsfristFehler } from '@foerderportal/contract/zuwendung/bank/tage'
import { useFormular } from '../../shared/formular/useFormular.ts'
import { tagFehlerAn } from '../../shared/zeit/tagLesen.ts'
import { Bausteinwahl } from '../../shared/Bausteinwahl.tsx'

type Werte = { text: string; frist: string }

const pruefen = ({ text, frist }: Werte) => [
  ...(text.trim() === ''
    ? [{ pfad: 'text', text: 'Schreiben Sie, was die Bank zu entscheiden beabsichtigt und warum.' }]
    : []),
  ...tagFehlerAn('frist', frist, anhoerungsfristFehler),
]

/** The form of a hearing. A week more than the least is preset. */
const useAnhoeren = (geschaeft: string) => {
  const klient = useQueryClient()
  const heute = useHeute()
  const { absage, laeuft, versuchen } = useVersuch()
  const formular = useFormular<Werte>({
    resolver: pruefer(pruefen),
    defaultValues: {
      text: '',
      frist: alsDatum(tageSpaeter(heute, ANHOERUNG_MINDESTENS_TAGE + 7)),
    },
  })
  const { control, handleSubmit, setError, reset, getValues, setValue } = formular
  const { entwurf } = useLokalerEntwurf(`anhoeren/${geschaeft}`, formular)
  const senden = handleSubmit(({ text, frist }) =>
    versuchen(
      async () => {
        const tag = datumLesen(frist)
        await anhoeren(geschaeft, { text, frist: tag.ok ? tag.wert : frist })
        reset()
        entwurf.aufgeben()
        await klient.invalidateQueries({ queryKey: ['fall', geschaeft] })
      },
      ({ problem, errors }) => {
        for (const { pfad, text: satz } of errors)
          if (pfad === 'frist' || pfad === 'text') setError(pfad, { type: 'server', message: satz })
        return problem
      },
    ),
  )
  /** Behind what stands there already: nothing typed goes. */
  const anfuegen = (baustein: string) => {
    const bisher = getValues('text').trimEnd()
    setValue('text', bisher === '' ? baustein : `${bisher}\n\n${baustein}`, { shouldDirty: true })
  }
  return { control, entwurf, absage, laeuft, senden, anfuegen }
}

type Props = { geschaeft: string; bausteine: readonly Schreibbaustein[] }

/** Begins a hearing. */
export function Anhoeren({ geschaeft, bausteine }: Props) {
  const { control, entwurf, absage, laeuft, senden, anfuegen } = useAnhoeren(geschaeft)
  return (
    <form
      noValidate
      className="p-formular p-text"
      aria-labelledby="anhoeren"
      onSubmit={(e) => void senden(e)}
    >
      <h2 className="d-teil" id="anhoeren">
        Antragsteller anhören
      </h2>
      <Wiederherstellung entwurf={entwurf} />
      <Bausteinwahl
        etikett="Textbaustein anfügen"
        bausteine={bausteine}
        name={({ titel }) => titel}
        waehlen={({ text }) => anfuegen(text)}
      />
      <Textbereich
        control={control}
        name="text"
        etikett="Was die Bank beabsichtigt und warum"
        hinweis="Der Antragsteller liest das im Portal. Solange die Frist läuft, lässt sich nicht entscheiden."
        zeilen={8}
        hoechstens={10_000}
      />
      <Datumsfeld
        control={control}
        name="frist"
        etikett="Antwort bis"
        hinweis="Mindestens 14 Tage, höchstens 180"
      />
      <AbsageHinweis absage={absage} />
      <div>
        <Knopf type="submit" laeuft={laeuft}>
          Anhörung beginnen
        </Knopf>
      </div>
    </form>
  )
}

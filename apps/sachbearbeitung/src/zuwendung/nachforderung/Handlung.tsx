import { AbsageHinweis } from '@foerderportal/shell/bausteine/AbsageHinweis.tsx'
import { useVersuch } from '@foerderportal/shell/bausteine/useVersuch'
import { useLokalerEntwurf } from '@foerderportal/shell/entwurf/useLokalerEntwurf'
import { Wiederherstellung } from '@foerderportal/shell/entwurf/Wiederherstellung.tsx'
import { pruefer } from '@foerderportal/shell/formular/pruefung'
import { datumLesen } from '@foerderportal/schreibweise/datum'
import { Datumsfeld } from '@foerderportal/ui/felder/getippt/Datumsfeld.tsx'
import { Textbereich } from '@foerderportal/ui/felder/getippt/Textbereich.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useFormular } from '../../shared/formular/useFormular.ts'
import { tagFehlerAn, type Tagesregel } from '../../shared/zeit/tagLesen.ts'
import { useWiederDa } from '../../shared/useWiederDa.ts'

type Werte = { tag: string; grund: string }

/** A field's id follows from its name, and two of these forms stand on one page. */
type Felder = Record<string, string>

type Props = {
  geschaeft: string
  /** Which one it is done with. */
  nachforderung: string
  /** Tells its fields from those of another one. */
  name: string
  titel: string
  erklaerung: string
  /** Asks for a day, too: one that this rule takes. */
  tagesregel?: Tagesregel
  tun: (werte: Werte) => Promise<void>
}

const alsTag = (text: string): string => {
  const gelesen = datumLesen(text)
  return gelesen.ok ? gelesen.wert : text
}

/** An act that needs a reason, and perhaps a day: closed until it is wanted. */
export function Handlung({ geschaeft, nachforderung, name, titel, erklaerung, tagesregel, tun }: Props) {
  const klient = useQueryClient()
  const { laeuft, absage, versuchen } = useVersuch()
  const [tagFeld, grundFeld] = [`${name}Tag`, `${name}Grund`]
  const lesen = (felder: Felder): Werte => ({ tag: felder[tagFeld] ?? '', grund: felder[grundFeld] ?? '' })
  const formular = useFormular<Felder>({
    resolver: pruefer((felder: Felder) => {
      const { tag, grund } = lesen(felder)
      return [
        ...(tagesregel ? tagFehlerAn(tagFeld, tag, tagesregel) : []),
        ...(grund.trim() === '' ? [{ pfad: grundFeld, text: 'Geben Sie einen Grund an.' }] : []),
      ]
    }),
    defaultValues: { [tagFeld]: '', [grundFeld]: '' },
  })
  const { control, handleSubmit, setError } = formular
  const { entwurf } = useLokalerEntwurf(`nachforderung/${nachforderung}/${name}`, formular)
  const offen = useWiederDa(entwurf)
  const senden = handleSubmit((felder) =>
    versuchen(
      async () => {
        const { tag, grund } = lesen(felder)
        await tun({ tag: alsTag(tag), grund })
        entwurf.aufgeben()
        await klient.invalidateQueries({ queryKey: ['fall', geschaeft] })
      },
      ({ problem, errors }) => {
        const frist = errors.find(({ pfad }) => pfad === 'frist')
        if (frist) setError(tagFeld, { type: 'server', message: frist.text })
        return problem
      },
    ),
  )
  return (
    <details open={offen}>
      <summary>{titel}</summary>
      <form noValidate className="p-formular" aria-label={titel} onSubmit={(e) => void senden(e)}>
        <p className="kern-body">{erklaerung}</p>
        <Wiederherstellung entwurf={entwurf} />
        {tagesregel && <Datumsfeld control={control} name={tagFeld} etikett="Neuer letzter Tag" />}
        <Textbereich control={control} name={grundFeld} etikett="Grund" zeilen={2} hoechstens={2000} />
        <AbsageHinweis absage={absage} />
        <div>
          <Knopf type="submit" variante="secondary" laeuft={laeuft}>
            {titel}
          </Knopf>
        </div>
      </form>
    </details>
  )
}

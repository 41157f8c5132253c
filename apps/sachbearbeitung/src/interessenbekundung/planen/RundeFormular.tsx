import { serverJetzt } from '@foerderportal/client/serverzeit'
import { RundeEingabe, type RundeAngaben } from '@foerderportal/contract/interessenbekundung/bank/angaben'
import { rundentageFehler } from '@foerderportal/contract/interessenbekundung/bank/rundentage'
import { tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { useLokalerEntwurf } from '@foerderportal/shell/entwurf/useLokalerEntwurf'
import { Wiederherstellung } from '@foerderportal/shell/entwurf/Wiederherstellung.tsx'
import { pruefer, schemaFehler } from '@foerderportal/shell/formular/pruefung'
import { useServerFehler } from '@foerderportal/shell/formular/serverFehler'
import { Fehleruebersicht } from '@foerderportal/ui/felder/Fehleruebersicht.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { SEITENTITEL } from '@foerderportal/ui/rahmen/seitentitel'
import { valueAt } from '@foerderportal/values/path'
import { useFormular } from '../../shared/formular/useFormular.ts'
import { Hauptgruppen } from './Hauptgruppen.tsx'
import { Rahmendaten } from './Rahmendaten.tsx'
import { Ziehungsangaben } from './Ziehungsangaben.tsx'
import { angabenAus, type Rundewerte } from './werte.ts'

/**
 * What can't be read stands at its field; what can is checked as the server checks it. While something can't, only what
 * is empty is told with it: the rest may follow from what stands in for what could not be read.
 */
const pruefen = (werte: Rundewerte) => {
  const { angaben, fehler } = angabenAus(werte)
  const vomSchema = schemaFehler(RundeEingabe, angaben)
  if (fehler.length === 0) return [...vomSchema, ...rundentageFehler(angaben, tagInBerlin(serverJetzt()))]
  return [...fehler, ...vomSchema.filter(({ pfad }) => valueAt(werte, pfad.split('.')) === '')]
}

type Props = {
  /** Names what is typed on this device. */
  name: string
  anfang: Rundewerte
  programme: readonly string[]
  knopf: string
  senden: (angaben: RundeAngaben) => Promise<void>
}

/** Everything that a round is made of; what is typed stays on this device until it is saved. */
export function RundeFormular({ name, anfang, programme, knopf, senden }: Props) {
  const formular = useFormular<Rundewerte>({
    shouldFocusError: false,
    resolver: pruefer(pruefen),
    defaultValues: anfang,
  })
  const { control, handleSubmit, formState } = formular
  const { weitere, senden: abschicken } = useServerFehler(formular)
  const { entwurf, speicherstand } = useLokalerEntwurf(name, formular)
  const speichern = handleSubmit((werte) =>
    abschicken(async () => {
      await senden(angabenAus(werte).angaben)
      entwurf.aufgeben()
    }),
  )
  return (
    <form
      noValidate
      className="p-formular d-rundeformular"
      aria-labelledby={SEITENTITEL}
      onSubmit={(e) => void speichern(e)}
    >
      <Fehleruebersicht control={control} weitere={weitere} />
      <Wiederherstellung entwurf={entwurf} />
      <Rahmendaten control={control} programme={programme} />
      <Ziehungsangaben control={control} />
      <Hauptgruppen control={control} />
      <div className="d-werkzeuge">
        <Knopf type="submit" laeuft={formState.isSubmitting}>
          {knopf}
        </Knopf>
        <span className="d-meta">{speicherstand}</span>
      </div>
    </form>
  )
}

import { seitenVon, type Seite } from '@foerderportal/contract/fragebogen/weg/weg'
import { useSeitenwerte } from '@foerderportal/shell/entwurf/useSeitenwerte'
import { useSpeichertext } from '@foerderportal/shell/entwurf/useSpeichertext'
import { pruefer } from '@foerderportal/shell/formular/pruefung'
import { Fehleruebersicht } from '@foerderportal/ui/felder/Fehleruebersicht.tsx'
import { FORM_OPTIONS } from '@foerderportal/ui/felder/formOptions'
import { WizardLeiste } from '@foerderportal/ui/rahmen/WizardLeiste.tsx'
import { useEffect, useId, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { fehlerIn, type Seitenwerte } from './frageWerte.ts'
import { Frage } from './Frage.tsx'
import { Speicherlage } from './Speicherlage.tsx'
import { Texte } from './Texte.tsx'
import type { OffeneBefragung } from './offeneBefragung.ts'

type Props = {
  seite: Seite
  offen: OffeneBefragung
  zurueck: (() => void) | undefined
  /** Saves, and goes on where that was possible. */
  weiter: (speichern: () => Promise<boolean>) => Promise<void>
}

/** One page of questions: each change is noted at once and saved by itself, 'Weiter' checks and goes on. */
export function Frageseite({ seite, offen: { definition, entwurf }, zurueck, weiter }: Props) {
  /** What is asked on this page by what it says now: within a block one answer opens the next question. */
  const gefragte = () =>
    seitenVon(definition, entwurf.wert().antworten).find(({ id }) => id === seite.id)?.fragen ?? []
  const formular = useForm<Seitenwerte>({
    ...FORM_OPTIONS,
    resolver: pruefer((werte) =>
      gefragte().flatMap((frage) => {
        const eine = werte[frage.id]
        return eine === undefined ? [] : fehlerIn(frage, eine)
      }),
    ),
    defaultValues: entwurf.roh(seite.id) as Seitenwerte, // what this page has read or noted itself
  })
  useSeitenwerte(entwurf, seite.id, formular)
  const blatt = useRef<HTMLFormElement>(null)
  useEffect(() => {
    blatt.current?.focus({ preventScroll: true })
  }, [])
  const speicherstand = useSpeichertext(entwurf)
  const senden = formular.handleSubmit(
    () =>
      // Without a connection the answers wait on this device; that keeps nobody from the next page.
      weiter(async () => (await entwurf.speichern()) || entwurf.stand().art === 'wartet'),
    () => void entwurf.speichern(),
  )
  const { block, ersteImBlock, fragen } = seite
  const titel = useId()
  return (
    <form
      ref={blatt}
      noValidate
      className="p-formular s-fragebogen-seite"
      tabIndex={-1}
      aria-labelledby={titel}
      onSubmit={(e) => void senden(e)}
    >
      <div className="p-stapel s-fragebogen-block">
        <h2 id={titel} className="kern-heading-medium">
          {block.titel}
        </h2>
        {ersteImBlock && <Texte texte={block.kommentare} />}
        {ersteImBlock && <Texte texte={block.kontexte} klein />}
      </div>
      <Fehleruebersicht control={formular.control} />
      {fragen.map((frage) => (
        <Frage key={frage.id} frage={frage} control={formular.control} />
      ))}
      <Speicherlage entwurf={entwurf} definition={definition} />
      <WizardLeiste
        zurueck={zurueck && { beiKlick: zurueck }}
        weiter={{ laeuft: formular.formState.isSubmitting }}
        speicherstand={speicherstand}
      />
    </form>
  )
}

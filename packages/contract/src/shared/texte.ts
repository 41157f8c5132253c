import type * as z from 'zod/mini'

type Issue = z.core.$ZodRawIssue

const laenge = (
  issue: Extract<Issue, { code: 'too_small' | 'too_big' }>,
  grenze: number | bigint,
  wort: string,
) =>
  issue.origin === 'string'
    ? `Geben Sie ${wort} ${grenze} Zeichen ein.`
    : issue.origin === 'array'
      ? `Geben Sie ${wort} ${grenze} Einträge an.`
      : `Geben Sie einen Wert von ${wort} ${grenze} an.`

/** German sentence for a zod issue whose schema gives none of its own (rule G-06: say what to do). */
export const deutscherText = (issue: Issue): string => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null
        ? 'Diese Angabe fehlt.'
        : 'Diese Angabe hat nicht die erwartete Form.'
    case 'too_small':
      return issue.origin === 'string' && issue.minimum === 1
        ? 'Diese Angabe fehlt.'
        : laenge(issue, issue.minimum, 'mindestens')
    case 'too_big':
      return laenge(issue, issue.maximum, 'höchstens')
    case 'unrecognized_keys':
      return `Unbekannte Angabe: ${issue.keys.join(', ')}.`
    case 'invalid_value':
      return 'Wählen Sie einen der vorgesehenen Werte.'
    case 'invalid_format':
      return 'Diese Angabe hat nicht die erwartete Form.'
    default:
      return 'Diese Angabe ist so nicht möglich.'
  }
}

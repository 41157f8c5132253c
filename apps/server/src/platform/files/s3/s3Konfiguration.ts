import * as z from 'zod/mini'
import { istHerkunft } from '../../configFields.ts'
import { isSecure } from '../../secureAddress.ts'

const FORM = 'erwartet eine Adresse ohne Pfad wie https://s3.example'

/** The variables of an S3 store. Documents and the proof of a secret travel there, so https outside of this machine. */
export const S3_VARIABLEN = {
  S3_ENDPOINT: z.optional(
    z
      .url({ protocol: /^https?$/, error: FORM })
      .check(z.refine(istHerkunft, FORM), z.refine(isSecure, 'erwartet https; http nur auf diesem Rechner')),
  ),
  S3_BUCKET: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
          'erwartet den Namen eines Buckets: 3 bis 63 Zeichen aus Kleinbuchstaben, Ziffern, Punkt und -',
        ),
      ),
  ),
  S3_REGION: z.optional(
    z.string().check(z.regex(/^[a-z0-9-]{1,40}$/, 'erwartet eine Region wie eu-central-1')),
  ),
  S3_ACCESS_KEY_ID: z.optional(
    z.string().check(z.regex(/^[\x21-\x7e]{3,128}$/, 'erwartet eine Zugangskennung')),
  ),
  S3_SECRET_ACCESS_KEY: z.optional(z.string().check(z.minLength(6, 'erwartet mindestens 6 Zeichen'))),
  S3_PATH_STYLE: z.optional(z.enum(['0', '1'], 'erwartet 0 oder 1')),
}
const Variablen = z.object(S3_VARIABLEN)
type Variablen = z.output<typeof Variablen>

const NOETIG = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

/** What must stand together, and what alone would be without effect. */
export const s3Fehler = (e: Variablen): string[] =>
  e.S3_ENDPOINT === undefined
    ? ([...NOETIG, 'S3_REGION', 'S3_PATH_STYLE'] as const)
        .filter((name) => e[name])
        .map((name) => `  ${name}: wirkt nur zusammen mit S3_ENDPOINT`)
    : NOETIG.filter((name) => e[name] === undefined).map(
        (name) => `  ${name}: fehlt; wird mit S3_ENDPOINT gebraucht`,
      )

/** The S3 store of the operator; undefined: files are kept in a folder. */
export const s3Aus = (e: Variablen) =>
  e.S3_ENDPOINT === undefined ||
  e.S3_BUCKET === undefined ||
  e.S3_ACCESS_KEY_ID === undefined ||
  e.S3_SECRET_ACCESS_KEY === undefined
    ? undefined
    : {
        endpoint: new URL(e.S3_ENDPOINT).origin,
        bucket: e.S3_BUCKET,
        // What most stores of other makers take for their only region.
        region: e.S3_REGION ?? 'us-east-1',
        accessKeyId: e.S3_ACCESS_KEY_ID,
        secretAccessKey: e.S3_SECRET_ACCESS_KEY,
        /** The bucket's name stands in the path, not before the host's name. */
        pathStyle: e.S3_PATH_STYLE !== '0',
      }
export type S3Config = NonNullable<ReturnType<typeof s3Aus>>

// A table: numbers of persons that content does not refuse by name, since organisations there have some of that name too.
import { labelledShape } from './kind.ts';

const rows: readonly (readonly [labels: readonly string[], shape: RegExp])[] = [
  [['VSNR', 'VNR'], /^\d{10}$/],
  [['numéro national', 'nationaal nummer', 'numéro BIS', 'bisnummer'], /^\d{11}$/],
  [['ЛНЧ'], /^\d{10}$/],
  [['cédula', 'cedula', 'cédula de identidad', 'cedula de identidad'], /^[VE]?\d{6,11}$/],
  [['DNI'], /^\d{7,8}$/],
  [['carné de extranjería', 'carné de identidad'], /^\d{9,11}$/],
  [['NSS', 'número de seguridad social', 'número de afiliación'], /^\d{11,12}$/],
  [['CUI', 'CNIC'], /^\d{13}$/],
  [['NIK'], /^\d{16}$/],
  [['Voter ID', 'EPIC'], /^[A-Z]{3}\d{7}$/],
  [['VID', 'virtual ID'], /^\d{16}$/],
  [['PEID'], /^\d{6,12}$/],
  [['NIC'], /^(?:\d{9}[VX]|\d{12})$/],
  [['NID'], /^[A-Z]\d{12}[A-Z\d]$/],
  [['RFC'], /^[A-Z]{4}\d{6}[A-Z\d]{3}$/],
  [['NRIC', 'MyKad'], /^\d{12}$/],
  [['onderwijsnummer'], /^\d{9}$/],
  [['СНИЛС'], /^\d{11}$/],
  [['ИНН'], /^\d{12}$/],
  [['РНОКПП'], /^\d{10}$/],
  [['RIF'], /^[VE]\d{8,9}$/],
  [['身分證', '身分證字號'], /^[A-Z][1289]\d{8}$/],
  [['เลขประจำตัวประชาชน'], /^\d{13}$/],
];

export const personsAbroad = rows.map(([labels, shape]) => labelledShape('an identity number', labels, shape));

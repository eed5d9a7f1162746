// The launcher's name before it was CommonJS: commands that people wrote down go on working.
import './gazette.cjs';

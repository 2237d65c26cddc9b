/** The typefaces, a part of its own so that it is loaded after the first paint. */
import './fonts.css';
